import type { EnvironmentReader } from './environment.ts'

/** An S3-compatible store for the files of reports. Keys and secrets are no part of it: the SDK finds them itself. */
export interface BucketSettings {
  name: string
  /** Where the store is; null for Amazon's own. */
  endpoint: string | null
  region: string
  /** Before the id of each file: empty, or ends with `/`. */
  prefix: string
  /** Whether the bucket is in the path of an address, not in its host. */
  isPathStyle: boolean
}

/** For stores of others, which have no regions. */
const anyRegion = 'us-east-1'

/**
 * Reads where files of reports are kept.
 * @returns null for the data folder, where no bucket is named
 */
export function readBucket(env: EnvironmentReader): BucketSettings | null {
  const name = readName(env)
  const endpoint = readEndpoint(env)
  const prefix = readPrefix(env)
  const region = env.text('S3_REGION')
  const isPathStyle = env.flag('S3_PATH_STYLE')
  if (name === null) {
    const others = ['S3_ENDPOINT', 'S3_REGION', 'S3_PREFIX', 'S3_PATH_STYLE']
    const set = others.find((other) => env.text(other) !== null)
    if (set && env.text('S3_BUCKET') === null) {
      env.faults.push(`${set} says nothing without S3_BUCKET, the name of a bucket.`)
    }
    return null
  }
  const known = region ?? env.text('AWS_REGION')
  if (known === null && env.text('S3_ENDPOINT') === null) {
    env.faults.push('S3_BUCKET needs S3_REGION, such as eu-central-1, or an S3_ENDPOINT.')
  }
  return { name, endpoint, region: known ?? anyRegion, prefix, isPathStyle }
}

function readName(env: EnvironmentReader): string | null {
  const name = env.text('S3_BUCKET')
  if (name === null || /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(name)) return name
  env.faults.push(
    `S3_BUCKET must be the name of a bucket, of 3 to 63 small letters, digits, dots and hyphens, not '${name}'.`,
  )
  return null
}

/** The value itself is not repeated: it may hold a key. */
function readEndpoint(env: EnvironmentReader): string | null {
  const endpoint = env.url('S3_ENDPOINT', ['http:', 'https:'])
  if (endpoint === null) return null
  const { username, password, search, hash } = new URL(endpoint)
  if (`${username}${password}${search}${hash}` === '') return endpoint
  env.faults.push(
    'S3_ENDPOINT must be an address alone: keys are AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.',
  )
  return null
}

function readPrefix(env: EnvironmentReader): string {
  const prefix = env.text('S3_PREFIX') ?? 'reports/'
  if (/^[\w.-]+(\/[\w.-]+)*\/?$/.test(prefix) && prefix.length <= 500 && !hasDots(prefix)) {
    return prefix.endsWith('/') ? prefix : `${prefix}/`
  }
  env.faults.push(
    `S3_PREFIX must be names of letters, digits, dots, hyphens and underscores with '/' between them, not '${prefix}'.`,
  )
  return ''
}

/** Some clients read these as steps in a path. */
const hasDots = (prefix: string) => prefix.split('/').some((part) => /^\.+$/.test(part))
