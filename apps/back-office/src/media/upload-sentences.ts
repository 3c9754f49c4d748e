import {
  type MediaKind,
  mostPictureMegapixels,
  uploadLimits,
} from '@minikran/domain/media/upload-limits'
import * as m from '@minikran/i18n/messages'

const chooseWords: Record<MediaKind, () => string> = {
  images: m.backoffice_upload_choose_images,
  documents: m.backoffice_upload_choose_documents,
  movies: m.backoffice_upload_choose_movies,
}

export const chooseWord = (kind: MediaKind): string => chooseWords[kind]()

/** The allowed file types and sizes. */
export function limitSentence(kind: MediaKind): string {
  const { types, megabytes } = uploadLimits[kind]
  const limit = m.backoffice_upload_limit({ types, megabytes })
  return kind === 'images'
    ? `${limit} ${m.backoffice_upload_limit_pictures({ megapixels: mostPictureMegapixels })}`
    : limit
}

const byRule: Record<string, (kind: MediaKind) => string> = {
  bodyTooLarge: (kind) =>
    m.backoffice_upload_too_large({ megabytes: uploadLimits[kind].megabytes }),
  imageType: () => m.backoffice_upload_image_type(),
  imagePixels: () => m.backoffice_upload_image_pixels({ megapixels: mostPictureMegapixels }),
  imageFrames: () => m.backoffice_upload_image_frames(),
  imageUnreadable: () => m.backoffice_upload_image_unreadable(),
  documentType: () => m.backoffice_upload_document_type(),
  documentUnreadable: () => m.backoffice_upload_document_unreadable(),
  documentEncrypted: () => m.backoffice_upload_document_encrypted(),
  documentActive: () => m.backoffice_upload_document_active(),
  movieType: () => m.backoffice_upload_movie_type(),
  movieUnreadable: () => m.backoffice_upload_movie_unreadable(),
  required: () => m.backoffice_upload_empty(),
  forbidden: () => m.backoffice_problem_forbidden(),
  notAuthenticated: () => m.backoffice_upload_logged_out(),
  tooManyRequests: () => m.backoffice_problem_too_many(),
  unavailable: () => m.backoffice_upload_busy(),
}

/** Why a file was refused and what to do. */
export function uploadSentence(kind: MediaKind, rule: string): string {
  return byRule[rule]?.(kind) ?? m.backoffice_upload_failed()
}
