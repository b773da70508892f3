/** Holds a data folder until it is ended, and says so; or says why it cannot. */
import { lockFolder } from '../database/lock.ts'

const [, , folder = ''] = process.argv
await lockFolder(folder).then(
  () => process.stdout.write(`held by ${process.pid}\n`),
  (error: Error) => {
    process.stdout.write(`${error.message}\n`)
    process.exit(1)
  },
)
setInterval(() => {}, 1000)
