import { createFormClient, type FormClient } from '@minikran/contract/form-client'
import { browserSender } from '../page-data/browser-api.ts'

/** Sends the forms of the page in the browser. */
export const browserForms = (): FormClient => createFormClient(browserSender())
