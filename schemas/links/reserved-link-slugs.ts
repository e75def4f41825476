import { reservedSlugs } from '../page/reserved-slugs.ts'

/** Words that no short link of a clinic may have, because an address with them looks like one of the product, a bank or a state. */
export const reservedLinkSlugs: ReadonlySet<string> = new Set([
  ...reservedSlugs,
  ...['admin', 'root', 'shipa', 'moderation', 'support', 'help', 'login', 'signin', 'signup', 'profile'],
  ...['password', 'parol', 'oplata', 'payment', 'pay', 'bank', 'kaspi', 'halyk', 'click', 'payme'],
  ...['egov', 'gosuslugi', 'myid', 'eimzo', 'test', 'null', 'undefined'],
])
