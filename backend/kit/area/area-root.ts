import { z } from '@hono/zod-openapi'
import { eq, type SQL } from 'drizzle-orm'
import { productCode, wholeCompany } from '../../../schemas/access/roles.ts'
import { isOfProduct } from '../../../schemas/areas/define-area.ts'
import { place } from '../company/place.ts'
import type { Area } from './area.ts'

/** The path below which the calls of an area are: that of a company and cabinet, or of the product. */
export const rootOf = ({ definition }: Area) =>
  isOfProduct(definition)
    ? (`/${productCode}/${wholeCompany}` as const)
    : ('/{companyCode}/{cabinetCode}' as const)

/** The parameters of such a path, and `more`. */
export const paramsOf = <Shape extends z.core.$ZodLooseShape>({ definition }: Area, more: Shape) =>
  (isOfProduct(definition) ? z.object(more) : place.extend(more)) as z.ZodObject<Shape>

/** The condition for the rows of a company; undefined for an area of the product, all of whose rows are its own. */
export const rowsOf = ({ columns }: Area, company: string): SQL | undefined =>
  columns.company && eq(columns.company, company)
