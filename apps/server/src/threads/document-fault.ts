import { parentPort, workerData } from 'node:worker_threads'
import { documentFault } from '../media/document-fault.ts'

parentPort?.postMessage(await documentFault(workerData as Uint8Array))
