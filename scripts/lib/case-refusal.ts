import { existsSync, globSync } from 'node:fs'
import { endpoints } from '../../backend/registry.ts'
import { menuSections } from '../../schemas/access/sections.ts'
import { areaDefinitions, areaPath } from '../../schemas/areas/registry.ts'
import { filedKindPath } from '../../schemas/cases/filed-kinds.ts'

const maxNameLength = 40
const usage = `Usage: npm run new:case -- complaint reviews   (small letters and hyphens, at most ${maxNameLength}; then a section: ${menuSections.join(', ')}; then, if the folder of the subject has another name, that name)`

/** Why a kind of case of this name cannot be made in a section and a folder of `schemas/`, with an alternative; undefined if it can. */
export function caseRefusal(name = '', section = '', folder = section): string | undefined {
  const isWord = (text: string) => /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(text)
  const home = menuSections.find((one) => one === section)
  if (isWord(section) && !home)
    return `There is no section "${section}" of the staff; take one of ${menuSections.join(', ')}. The folder of schemas/ may be another: it is the third word.`
  if (!isWord(name) || name.length > maxNameLength || !home || !isWord(folder)) return usage
  if (['cases', 'core', 'reference'].includes(folder))
    return `schemas/${folder} is no subject's folder: name that of the subject, as in npm run new:case -- complaint reviews reviews`
  const other = 'choose another name.'
  const [known] = globSync(`schemas/*/${name}.case.ts`)
  if (known) return `${known} is there already: ${other}`
  const path = filedKindPath({ name, filed: { section: home } })
  const area = [...areaDefinitions.values()].find((one) => one.section === home && areaPath(one) === path)
  if (area) return `The area "${area.name}" is at ${path} already: ${other}`
  const taken = endpoints.find((one) => one.path === `/v1/case/${name}`)
  if (taken) return `${taken.method.toUpperCase()} ${taken.path} is another endpoint's: ${other}`
  return existsSync(`app/pro/${home}/${name}`)
    ? `app/pro/${home}/${name} is there already: ${other}`
    : undefined
}
