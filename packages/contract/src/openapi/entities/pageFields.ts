/** The fields of every page of a list. */
export const pageFields = {
  count: 'Size of the whole list.',
  next: 'Address of the next page; none on the last.',
  previous: 'Address of the page before; none on the first.',
  results: 'The items of this page.',
}
