import { problemAnswer } from '../http/problem-answer.ts'
import type { ReceivedRequest } from '../http/received-request.ts'
import type { AnswerAsset } from '../http/static-assets.ts'
import type { AnswerDocument } from './documents/documents.ts'
import type { AnswerPlaceholder } from './placeholder-image.ts'

type FileAnswers = {
  answerAsset: AnswerAsset
  answerBackOffice: AnswerAsset
  answerUpload: AnswerAsset
  /** What is below `/static/images/`. */
  answerDrawing: AnswerDocument
  answerPlaceholder: AnswerPlaceholder
  /** The lift plan's PDF, at the page's own address. */
  answerPlanPdf: AnswerDocument
  answerDocument: AnswerDocument
  /** A page's picture for sharing. */
  answerShareImage: AnswerDocument
}

/** Files of the build, the back office, uploads and documents; null for a page. */
export async function answerFile(
  { request, path, visitor }: ReceivedRequest,
  answers: FileAnswers,
): Promise<Response | null> {
  const { answerAsset, answerBackOffice, answerUpload, answerDrawing, answerPlaceholder } = answers
  // Browsers request /favicon.ico by themselves; the site's icon has another name.
  const asset = await answerAsset(request, path === '/favicon.ico' ? '/icon.svg' : path)
  if (asset !== null) return asset
  const backOffice = await answerBackOffice(request, path)
  if (backOffice !== null) return backOffice
  const upload = await answerUpload(request, path)
  if (upload !== null) return upload
  if (path === '/favicon.ico') return problemAnswer('notFound', visitor)
  if (path.startsWith('/upload/images/')) return answerPlaceholder(path)
  if (path.startsWith('/static/images/')) {
    return (await answerDrawing(request, path, visitor)) ?? answerPlaceholder(path)
  }
  const planPdf = await answers.answerPlanPdf(request, path, visitor)
  if (planPdf !== null) return planPdf
  const document = await answers.answerDocument(request, path, visitor)
  return document ?? answers.answerShareImage(request, path, visitor)
}
