import { existsSync } from 'node:fs'
import { Script } from 'node:vm'
import { getTableName } from 'drizzle-orm'
import { ownSections } from '../../app/pro/own-sections.ts'
import { allTables } from '../../backend/all-tables.ts'
import { makeArea } from '../../backend/kit/area/area.ts'
import { areaEndpoints } from '../../backend/kit/area/calls/area-endpoints.ts'
import { columnName } from '../../backend/kit/database/area-indexes.ts'
import type { Endpoint } from '../../backend/kit/http/endpoint.ts'
import { endpoints } from '../../backend/registry.ts'
import { type MenuSection, menuSections } from '../../schemas/access/sections.ts'
import type { AreaDefinition } from '../../schemas/areas/define-area.ts'
import { t } from '../../schemas/core/type.ts'

/** Sections that an area can be in; the others have screens of their own. */
const sections = menuSections.filter((section) => !ownSections.has(section))

/** Names that the file of an area uses itself. */
const ownNames = ['schema', 't', 'static']

const maxNameLength = 40

const usage = `Usage: npm run new:area -- equipment mis   (small letters and hyphens, at most ${maxNameLength}; then a section: ${sections.join(', ')})`

/** `name` as a name in code: `medical-equipment` → `medicalEquipment`. */
export const inCamelCase = (name: string): string =>
  name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())

function isName(word: string): boolean {
  try {
    new Script(`'use strict'; const ${word} = 0`)
    return word !== 'await'
  } catch {
    return false
  }
}

const addressOf = ({ method, service, path }: Endpoint) =>
  `${method.toUpperCase()} ${service}${path.replace(/\{\w+\}/g, '*')}`

/** The first address of the API that an area with this name would share with another endpoint. */
function takenAddress(name: string, section: MenuSection): string | undefined {
  const word = { ru: name, kk: name, uz: name, en: name }
  const definition: AreaDefinition = {
    name,
    section,
    label: word,
    entry: word,
    schema: t.object({ name: t.text() }),
    title: ['name'],
    list: { columns: ['name'], search: [], sorts: ['name'] },
    tags: () => [],
    example: {},
  }
  const taken = new Set(endpoints.map(addressOf))
  return areaEndpoints(new Map([[name, makeArea(definition)]]))
    .map(addressOf)
    .find((address) => taken.has(address))
}

/** Why an area of this name cannot be made in a section, with an alternative; undefined if it can. */
export function areaRefusal(name = '', section = name): string | undefined {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length > maxNameLength) return usage
  const other = 'choose another name.'
  const file = `schemas/areas/${name}.ts`
  if (existsSync(file)) return `${file} is there already: ${other}`
  if (!isName(inCamelCase(name)) || ownNames.includes(name))
    return `"${name}" has a meaning in the code: ${other}`
  const home = sections.find((one) => one === section)
  if (!home) return usage
  const table = columnName(name)
  if (allTables.some((one) => getTableName(one) === table))
    return `There is a table "${table}" already: ${other}`
  const address = takenAddress(name, home)
  return address && `${address} is another endpoint's: ${other}`
}
