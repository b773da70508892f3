/** An answer that is JSON already, and of the contract's shape by its making: `route` sends it as it is. */
export class JsonText {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}
