type Paper = { file: string; name: string; type: string }

/** Content-Disposition with an ASCII name for old clients and the full name for others (RFC 6266). */
const disposition = (name: string): string => {
  const whole = encodeURIComponent(name).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16)}`)
  return `attachment; filename="${name.replace(/[^\w .-]/g, '_')}"; filename*=UTF-8''${whole}`
}

/** The answer with a document that somebody has sent: a download that no browser renders on our origin. */
export function attachmentOf({ file, name, type }: Paper, bytes: Uint8Array<ArrayBuffer>): Response {
  const extension = file.split('.').at(-1) ?? ''
  return new Response(bytes, {
    headers: {
      'content-type': type,
      'content-length': String(bytes.byteLength),
      'content-disposition': disposition(`${name || 'document'}.${extension}`),
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    },
  })
}
