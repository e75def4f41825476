import { expect, test } from 'vitest'
import { templates } from '../../backend/messages.ts'
import { locales } from '../../locales/locale.ts'
import { whatsappTemplates } from './whatsapp-templates.ts'

const made = whatsappTemplates('https://shipa.example') as {
  name: string
  language: string
  components: {
    text?: string
    example?: { body_text_named_params: { param_name: string; example: string }[] }
  }[]
}[]

test('there is one template for each message to a phone and language, and one for all codes', () => {
  const names = new Set(made.map(({ name }) => name))
  const toPhones = [...templates.values()].filter(({ channels }) => channels.includes('sms'))
  const withCode = toPhones.filter(({ params }) => Object.values(params).includes('code'))
  expect(names.size).toBe(toPhones.length - withCode.length + 1)
  expect(made).toHaveLength(names.size * locales.length)
})

test('WhatsApp can approve each: its name, its length, where its values stand, and an example of each', () => {
  for (const { name, components } of made) {
    expect(name).toMatch(/^[a-z0-9_]{1,512}$/)
    for (const { text = 'of Meta', example } of components) {
      expect(text.length).toBeLessThanOrEqual(1024)
      expect(text).not.toMatch(/^\{\{|\}\}$|\{\{(?![a-z_]+\}\})|[\uE000-\uF8FF]/)
      const named = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, param]) => param)
      expect(example?.body_text_named_params.map((param) => param.param_name) ?? []).toEqual(named)
    }
  }
})
