import { describe, expect, it } from 'vitest'
import serviceRequest from '../../schemas/blocks/service-request.ts'
import { render } from '../../ui/test/render.tsx'
import { exampleOf } from '../test/example.ts'
import ServiceRequest from './service-request.tsx'

describe('service-request', () => {
  it('is a form that needs no script, with the page’s own service ticked (A6)', () => {
    const html = render(<ServiceRequest {...exampleOf(serviceRequest, 'uz')} />, 'uz')
    expect(html).toMatch(/<form[^>]* action="#[^"]+" method="post"/)
    expect(html.match(/<input[^>]*checked[^>]*>/g)?.join()).toContain('value="clinic-website"')
    expect(html.match(/checked=/g)).toHaveLength(1)
    for (const name of ['SERVICES[]', 'NAME', 'TEL', 'EMAIL', 'COMPANY_NAME', 'COMMENT', 'CONSENT'])
      expect(html).toContain(`name="${name}"`)
  })

  it('stands there again with everything that was entered, and what is wrong at its field', () => {
    const data = {
      values: [
        { name: 'SERVICES[]', text: 'mis' },
        { name: 'SERVICES[]', text: 'whatsapp' },
        { name: 'NAME', text: '<b>Анна</b>' },
        { name: 'COMMENT', text: 'Первая\nвторая' },
        { name: 'CONSENT', text: 'on' },
      ],
      errors: [{ name: 'TEL', text: 'Проверьте номер.' }],
    }
    const html = render(<ServiceRequest {...exampleOf(serviceRequest)} data={data} />)
    const form = html.slice(html.indexOf('<form'))
    expect(form).toContain('value="&lt;b&gt;Анна&lt;/b&gt;"')
    expect(form).toContain('Первая\nвторая')
    expect(form.match(/checked=/g)).toHaveLength(3)
    expect(/<input[^>]*name="TEL"[^>]*>/.exec(form)?.[0]).toMatch(/aria-invalid="true"/)
    expect(form).toContain('Проверьте номер.')
  })

  it('says what goes wrong as a whole, and that a request has arrived', () => {
    const props = exampleOf(serviceRequest)
    const refused = render(<ServiceRequest {...props} data={{ message: 'Слишком много попыток.' }} />)
    expect(refused).toMatch(/role="alert"[^>]*>Слишком много попыток\./)
    const sent = render(<ServiceRequest {...props} data={{ sent: true }} />)
    expect(sent).toContain('Заявка отправлена')
    expect(sent).not.toContain('<form')
  })
})
