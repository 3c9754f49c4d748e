import { documentFault } from '../media/document-fault.ts'
import { answerParent } from './answer-parent.ts'

answerParent(documentFault)
