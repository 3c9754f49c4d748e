import { readTable } from '../spreadsheets/read-table.ts'
import { answerParent } from './answer-parent.ts'

answerParent(readTable)
