declare module 'dompurify-fixtures/test/fixtures/expect.js' {
  const fixtures: readonly { title?: string; payload: string }[]
  export default fixtures
}
