/** Which window is open on the table page. */

export type DialogName = "end" | "concede" | "keys" | "typed" | "rename" | "exchange" | "leave";

class Dialogs {
  open = $state<DialogName | null>(null);

  show(name: DialogName): void {
    this.open = name;
  }

  close(): void {
    this.open = null;
  }
}

export type DialogStore = Dialogs;
export const dialogs = new Dialogs();
