/** Refuses a terrain that there is no drawing of. */
export function unknownTerrain(terrain: string): never {
  throw new Error(`There is no drawing of the terrain "${terrain}".`);
}
