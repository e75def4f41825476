import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type FormLine, formLines } from './form-lines.ts'

const linesOf = async (form: FormData) => {
  const lines = [...form].map(async ([name, value]): Promise<FormLine> => {
    if (typeof value === 'string') return [name, value]
    const hash = bytesToHex(sha256(new Uint8Array(await value.arrayBuffer())))
    return [name, { name: value.name, size: value.size, hash }]
  })
  return formLines(await Promise.all(lines))
}

it('writes fields and files as sorted lines (A-0d)', async () => {
  const form = new FormData()
  form.append('name', 'Әсел')
  form.append('file', new File(['abc'], 'photo.png'))
  form.append('also', 'x')
  expect(await linesOf(form)).toBe(
    'also=x\nfile=photo.png:3:ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad\nname=Әсел',
  )
})

it('writes a file field that was left empty as it arrives', async () => {
  const form = new FormData()
  form.append('file', new File([], ''))
  expect(await linesOf(form)).toBe('file=')
  expect(await linesOf(await new Response(form).formData())).toBe('file=')
})

it('gives the same for what was sent and for what arrives, whatever the names and values', async () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('a\nb', 'a\rb', 'a\r\nb', '"', '%22', '%0D%0a', '\uFEFFx', '\uD800', ''),
  )
  const file = fc.record({ name: text.filter(Boolean), bytes: fc.uint8Array() })
  const entry = fc.tuple(text, fc.oneof(text, file))
  await fc.assert(
    fc.asyncProperty(fc.array(entry, { maxLength: 4 }), async (entries) => {
      const form = new FormData()
      for (const [name, value] of entries) {
        if (typeof value === 'string') form.append(name, value)
        else form.append(name, new File([value.bytes], value.name))
      }
      const arrived = await new Response(form).formData()
      expect(await linesOf(arrived)).toBe(await linesOf(form))
    }),
  )
})
