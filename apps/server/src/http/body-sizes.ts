/** What a JSON body may weigh. */
export const maxBodyBytes = 1024 * 1024
/** What one picture may weigh … */
export const maxPictureBytes = 10 * 1024 * 1024
/** … and with it the names and borders of a multipart body. */
export const formBytes = 16 * 1024
export const maxUploadBytes = maxPictureBytes + formBytes
