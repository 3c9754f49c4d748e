import { parentPort, workerData } from 'node:worker_threads'
import { readTable } from '../spreadsheets/read-table.ts'

parentPort?.postMessage(await readTable(workerData as Uint8Array))
