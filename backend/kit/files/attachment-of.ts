type Paper = { file: string; name: string; type: string }

/** Content-Disposition with an ASCII name for old clients and the full name for others (RFC 6266). */
const disposition = (name: string): string => {
  const whole = encodeURIComponent(name).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16)}`)
  return `attachment; filename="${name.replace(/[^\w .-]/g, '_')}"; filename*=UTF-8''${whole}`
}

/** The name of a document as people know it, with the ending of its real type. */
export const fileName = ({ file, name }: Pick<Paper, 'file' | 'name'>): string =>
  `${name || 'document'}.${file.split('.').at(-1) ?? ''}`

/** The answer with a document that a person has sent: a download that no browser renders on our origin. */
export function attachmentOf(paper: Paper, bytes: Uint8Array<ArrayBuffer>): Response {
  return new Response(bytes, {
    headers: {
      'content-type': paper.type,
      'content-length': String(bytes.byteLength),
      'content-disposition': disposition(fileName(paper)),
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    },
  })
}
