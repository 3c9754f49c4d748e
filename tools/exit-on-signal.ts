import { exitOnSignal } from './project.ts'

// Databases that a test has started end with its process.
if (process.listenerCount('SIGINT') === 0) exitOnSignal()
