import { describe, expect, it } from 'vitest'
import tariffs from '../../schemas/blocks/tariffs.ts'
import { render } from '../../ui/test/render.tsx'
import { exampleOf } from '../test/example.ts'
import Tariffs from './tariffs.tsx'

const props = exampleOf(tariffs, 'uz')

describe('tariffs', () => {
  it('shows the price with its period and what is included', () => {
    const html = render(<Tariffs {...props} />, 'uz')
    expect(html).toContain('15\u00a0000\u00a0₸')
    expect(html).toMatch(/oyiga.*Oʻz domeni.*Toʻrt til.*registratorga/s)
    expect(html).not.toContain('<a ')
  })

  it('says of a price of nothing that it is free, and for no time', () => {
    const free = props.data.tariffs.map((tariff) => ({ ...tariff, price: 0 }))
    const html = render(<Tariffs {...props} data={{ ...props.data, tariffs: free }} />, 'uz')
    expect(html).toContain('bepul')
    expect(html).not.toMatch(/₸|oyiga/)
  })

  it('says that there is no price list, and where to ask', () => {
    const html = render(<Tariffs {...props} data={{ ...props.data, tariffs: [] }} />, 'uz')
    expect(html).toMatch(/Narxlar roʻyxati hali yoʻq.*href="\/uz\/create-website/s)
    expect(html).not.toContain('<li')
  })
})
