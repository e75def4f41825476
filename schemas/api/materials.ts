import '../core/jitless.ts'
import { z } from 'zod'
import { article, articleCategory, articleContent } from './article.ts'

/** A material in a list (A20). */
export const material = z.object({ MATERIAL_CODE: z.string(), ...article }).meta({ id: 'Material' })

/** A material with its text (A21). */
export const materialDetails = material.extend(articleContent).meta({ id: 'MaterialDetails' })

/** A category of materials (A17) with its newest materials, up to the requested number. */
export const materialCategory = z
  .object({ ...articleCategory, materials: z.array(material) })
  .meta({ id: 'MaterialCategory' })

/** Content of the materials page (A22): the newest materials and the categories. */
export const materialsMain = z
  .object({ NEWEST: z.array(material), CATEGORIES: z.array(materialCategory) })
  .meta({ id: 'MaterialsMain' })
