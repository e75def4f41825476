import '../core/jitless.ts'
import { z } from 'zod'

const member = z.object({ CODE: z.string(), NAME: z.string() })

/**
 * The companies that share sections of their sites, the head first; a company alone is a network of itself. `CANDIDATES` are those
 * that the caller may put into it, and `MAY_LEAVE` those that the caller may take out.
 */
export const network = z
  .object({
    HEAD: z.string(),
    MEMBERS: z.array(member.extend({ MAY_LEAVE: z.boolean() })),
    CANDIDATES: z.array(member),
  })
  .meta({ id: 'Network' })

/** How many companies a network may have besides its head. */
export const mostMembers = 200
