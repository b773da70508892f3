import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readdir, rename, rm, symlink } from 'node:fs/promises'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { StartError } from '../http/errors.ts'

/** Who asks for the folder says its name; what it is told: that it goes first, or the pid of who does not let it. */
type Answer = { yields: true } | { pid: number }

/** A socket that listens under its final name. */
const extension = '.lock'
/** A socket that nobody has to ask: whoever it belongs to has yet to ask the others. */
const unfinished = '.new'

/** A living process answers in milliseconds. One that does not is stopped or stuck, and has the folder still. */
const patienceMs = 3000

/**
 * Takes the data folder for this process: two would ruin the embedded database.
 *
 * Each process that wants the folder listens on a socket of its own in it, and only then asks all others that it
 * finds there. It has the folder when each of them is dead or yields, and nobody who yielded has it later. Of two
 * that want it at once the one with the smaller name goes first. The system closes a socket with its process, however
 * that ends, so that nothing is left to wait for; and a socket is reached from containers that share the folder,
 * where the same process id may be another's.
 * @returns a function that gives the folder back
 * @throws StartError when a living process holds it, or the folder cannot be written to
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const place = join(folder, 'lock')
  await mkdir(place, { recursive: true, mode: 0o700 }).catch(refuse(folder))
  const name = randomBytes(8).toString('hex')
  const claim: Claim = { name, state: 'wanting' }
  const alias = await makeAlias(place)
  try {
    const server = await listen(place, alias.path, claim).catch(refuse(folder))
    const release = async () => {
      claim.state = 'yielded'
      await rm(join(place, name + extension), { force: true })
      server.close()
    }
    try {
      const others = (await readdir(place)).filter((other) => other !== name + extension)
      for (const other of others.filter((other) => other.endsWith(extension))) {
        await requireYielding(folder, { place, alias: alias.path, other, name })
      }
      if (claim.state === 'yielded') throw inUse(folder, null)
      claim.state = 'holding'
      // What processes left that were killed while they began, and versions before this one.
      for (const other of others.filter((other) => other.endsWith(unfinished))) {
        const reply = await ask(join(alias.path, other), name)
        if (reply === 'dead') await rm(join(place, other), { force: true })
      }
      await rm(join(folder, 'server.lock'), { force: true })
      return release
    } catch (error) {
      await release()
      throw error
    }
  } finally {
    await alias.remove()
  }
}

interface Claim {
  name: string
  state: 'wanting' | 'yielded' | 'holding'
}

/**
 * Starts to answer others. The socket gets its name once it listens: nobody ever finds one of a living process
 * that refuses connections.
 */
async function listen(place: string, alias: string, claim: Claim): Promise<Server> {
  const server = createServer((socket) => answer(socket, claim))
  // The folder is held for as long as the process lives, and keeps no process alive.
  server.unref()
  const begun = claim.name + unfinished
  server.listen(join(alias, begun))
  await once(server, 'listening')
  await chmod(join(place, begun), 0o600)
  await rename(join(place, begun), join(place, claim.name + extension))
  return server
}

function answer(socket: Socket, claim: Claim): void {
  socket.on('error', () => {})
  socket.setTimeout(patienceMs, () => socket.destroy())
  socket.once('data', (data) => {
    const isFirst = claim.state !== 'holding' && data.toString().trim() < claim.name
    if (isFirst) claim.state = 'yielded'
    const reply: Answer = claim.state === 'yielded' ? { yields: true } : { pid: process.pid }
    socket.end(JSON.stringify(reply))
  })
}

/**
 * Asks another process to let this one go first; a dead one's socket is removed.
 * @throws StartError when it does not
 */
async function requireYielding(
  folder: string,
  { place, alias, other, name }: { place: string; alias: string; other: string; name: string },
): Promise<void> {
  let reply = await ask(join(alias, other), name)
  for (let again = 0; reply === 'left' && again < 10; again++) {
    reply = await ask(join(alias, other), name)
  }
  if (reply === 'dead') await rm(join(place, other), { force: true })
  else if (reply === 'silent' || reply === 'left') throw inUse(folder, null)
  else if (!('yields' in reply)) throw inUse(folder, reply.pid)
}

/** Asks one process. `left` is said of one that went while it was asked: it is dead by now, or will be. */
function ask(path: string, name: string): Promise<Answer | 'dead' | 'left' | 'silent'> {
  return new Promise((settle) => {
    const socket = connect(path)
    let text = ''
    socket.setTimeout(patienceMs, () => {
      settle('silent')
      socket.destroy()
    })
    socket.on('connect', () => socket.write(`${name}\n`))
    socket.on('data', (data) => {
      text += data
    })
    socket.on('end', () => settle(text === '' ? 'left' : readAnswer(text)))
    socket.on('error', (error) => settle(readFailure(error)))
  })
}

function readFailure(error: NodeJS.ErrnoException): 'dead' | 'left' | 'silent' {
  // Nobody listens, or the socket is gone by now.
  if (error.code === 'ECONNREFUSED' || error.code === 'ENOENT') return 'dead'
  return error.code === 'ECONNRESET' || error.code === 'EPIPE' ? 'left' : 'silent'
}

function readAnswer(text: string): Answer | 'silent' {
  try {
    const answer: Partial<Record<'yields' | 'pid', unknown>> = JSON.parse(text)
    if (answer.yields === true) return { yields: true }
    return typeof answer.pid === 'number' ? { pid: answer.pid } : 'silent'
  } catch {
    return 'silent'
  }
}

/** Makes a short path to a folder: that of a socket has 103 characters at most, a data folder's may have more. */
async function makeAlias(place: string): Promise<{ path: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'np-'))
  const path = join(folder, 'd')
  await symlink(resolve(place), path)
  return { path, remove: () => rm(folder, { recursive: true, force: true }) }
}

function inUse(folder: string, pid: number | null): StartError {
  const holder = pid === null ? 'another process' : `process ${pid}`
  return new StartError(
    `The data folder ${folder} is in use by ${holder}. Stop that server, or choose another folder with DATA_DIR.`,
  )
}

function refuse(folder: string): (error: Error) => never {
  return ({ message }) => {
    throw new StartError(`The data folder ${folder} cannot be used: ${message}.`)
  }
}
