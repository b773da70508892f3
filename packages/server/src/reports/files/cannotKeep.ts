/** What keeps the files of reports does not take or give one: the report itself can be made. */
export class CannotKeep extends Error {
  constructor(cause: unknown) {
    super('The files of reports cannot be kept', { cause })
    this.name = 'CannotKeep'
  }
}
