"""Why a plan is good: reasons as codes with parameters, and another plan to compare it with."""
