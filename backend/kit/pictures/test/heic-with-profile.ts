/** A box of a HEIC file: its size, its name, its content. */
const box = (name: string, content: Uint8Array) => {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + content.length)
  head.write(name, 4, 'latin1')
  return Buffer.concat([head, content])
}

/** The HEIC file of the fixtures with a profile of its colours, as phones write it. */
export function withProfile(file: Buffer, profile: Uint8Array): Buffer {
  const contentOf = (name: string) => {
    const at = file.indexOf(name, 0, 'latin1') - 4
    return { at, end: at + file.readUInt32BE(at), content: file.subarray(at + 8, at + file.readUInt32BE(at)) }
  }
  const [meta, iprp, ipco, ipma] = (['meta', 'iprp', 'ipco', 'ipma'] as const).map(contentOf)
  if (!meta || !iprp || !ipco || !ipma) throw new Error('the fixture has other boxes')
  const color = box('colr', Buffer.concat([Buffer.from('prof', 'latin1'), profile]))
  // The picture has one more property: the fourth.
  const associations = Buffer.concat([ipma.content, Buffer.of(4)])
  associations.writeUInt8(associations.readUInt8(10) + 1, 10)
  const properties = box(
    'iprp',
    Buffer.concat([box('ipco', Buffer.concat([ipco.content, color])), box('ipma', associations)]),
  )
  const more = properties.length - (iprp.end - iprp.at)
  const before = Buffer.from(file.subarray(meta.at + 8, iprp.at))
  const offset = before.indexOf('iloc', 0, 'latin1') + 18
  before.writeUInt32BE(before.readUInt32BE(offset) + more, offset)
  return Buffer.concat([
    file.subarray(0, meta.at),
    box('meta', Buffer.concat([before, properties])),
    file.subarray(meta.end),
  ])
}
