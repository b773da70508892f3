import { setFlagsFromString } from 'node:v8'

// Databases that live for seconds do not earn back the second, thorough compilation of their WebAssembly.
setFlagsFromString('--liftoff-only')
