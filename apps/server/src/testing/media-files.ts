/** Small files of the kinds that the library takes, and the parts to break them with. */

export const pdfFile = (words = 'Datablad', entries = ''): Buffer =>
  Buffer.from(
    [
      '%PDF-1.7',
      '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
      '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
      `3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]${entries}>>endobj % ${words}`,
      'xref',
      '0 1',
      '0000000000 65535 f ',
      'trailer<</Size 4/Root 1 0 R>>',
      'startxref',
      '9',
      '%%EOF',
      '',
    ].join('\n'),
    'latin1',
  )

const latin1 = (text: string) => Buffer.from(text, 'latin1')

export function mp4Box(type: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length + 8, 0)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, body])
}

/** A minimal MP4 with the place where a phone took it. */
export const mp4File = ({ brand = 'isom', place = '+59.3000+018.0500/' } = {}): Buffer =>
  Buffer.concat([
    mp4Box('ftyp', latin1(`${brand}\0\0\x02\0isomavc1`)),
    mp4Box(
      'moov',
      mp4Box('mvhd', Buffer.alloc(100)),
      mp4Box('trak', mp4Box('tkhd', Buffer.alloc(84)), mp4Box('meta', latin1(place))),
      mp4Box('udta', mp4Box('\xa9xyz', latin1(place))),
    ),
    mp4Box('free', latin1(place)),
    mp4Box('mdat', Buffer.alloc(64, 7)),
  ])

export function webmElement(id: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content)
  const size = Buffer.alloc(8)
  size.writeBigUInt64BE(BigInt(body.length) | (1n << 56n))
  return Buffer.concat([Buffer.from(id, 'hex'), size, body])
}

const webmHeader = (docType: string) =>
  webmElement('1a45dfa3', webmElement('4282', latin1(docType)))
const webmCluster = Buffer.concat([
  webmElement('e7', Buffer.from([0])),
  webmElement('a3', Buffer.alloc(32, 7)),
])

/** A minimal WebM with a title, tags and an attached file. */
export const webmFile = ({ docType = 'webm', place = 'Anna at home' } = {}): Buffer =>
  Buffer.concat([
    webmHeader(docType),
    webmElement(
      '18538067',
      webmElement(
        '1549a966',
        webmElement('2ad7b1', Buffer.from('0f4240', 'hex')),
        webmElement('7ba9', latin1(place)),
        webmElement('4d80', latin1('muxer')),
      ),
      webmElement('1654ae6b', Buffer.alloc(16)),
      webmElement('1254c367', latin1(place)),
      webmElement('1941a469', latin1(place)),
      webmElement('1f43b675', webmCluster),
    ),
  ])

/** The same with unknown sizes, as a recorder writes it. */
export const liveWebmFile = (): Buffer =>
  Buffer.concat([
    webmHeader('webm'),
    Buffer.from('1853806701ffffffffffffff', 'hex'),
    webmElement('1654ae6b', Buffer.alloc(16)),
    Buffer.from('1f43b67501ffffffffffffff', 'hex'),
    webmCluster,
    Buffer.from('1f43b67501ffffffffffffff', 'hex'),
    webmCluster,
  ])
