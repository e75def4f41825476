import { reviewQueryNames } from '../../schemas/reviews/review-choice.ts'
import { appointmentForm, bookingQuery, type Route } from '../core/route.ts'
import { person } from '../pages/load-person.ts'
import { profile } from '../pages/load-profile.ts'
import { profileBooking } from '../pages/load-profile-booking.ts'

/** The form on the card of an unclaimed company. */
const mistakeForm = { query: ['sent'], form: { call: '/w-front/v1/crm/report_mistake' } } as const

/** Reviews are chosen. */
const chosen = { query: reviewQueryNames } as const

/** Pages of clinics, doctors and other companies in the directory. */
export const profileRoutes: readonly Route[] = [
  { id: 'R48', path: '/companies/other/:company', ...mistakeForm, load: profile('other') },
  { id: 'R49', path: '/companies/other/:company/news', load: profile('other', 'news') },
  { id: 'R49', path: '/companies/other/:company/news/page/:page', load: profile('other', 'news') },
  { id: 'R50', path: '/companies/other/:company/reviews', ...chosen, load: profile('other', 'reviews') },
  {
    id: 'R50',
    path: '/companies/other/:company/reviews/page/:page',
    ...chosen,
    load: profile('other', 'reviews'),
  },
  { id: 'R51', path: '/companies/clinics/:company', ...mistakeForm, load: profile('clinics') },
  { id: 'R52', path: '/companies/clinics/:company/news', load: profile('clinics', 'news') },
  { id: 'R52', path: '/companies/clinics/:company/news/page/:page', load: profile('clinics', 'news') },
  { id: 'R53', path: '/companies/clinics/:company/doctors', load: profile('clinics', 'doctors') },
  { id: 'R53', path: '/companies/clinics/:company/doctors/page/:page', load: profile('clinics', 'doctors') },
  { id: 'R54', path: '/companies/clinics/:company/gallery', load: profile('clinics', 'gallery') },
  { id: 'R55', path: '/companies/clinics/:company/reviews', ...chosen, load: profile('clinics', 'reviews') },
  {
    id: 'R55',
    path: '/companies/clinics/:company/reviews/page/:page',
    ...chosen,
    load: profile('clinics', 'reviews'),
  },
  { id: 'R56', path: '/companies/clinics/:company/services', load: profile('clinics', 'services') },
  { id: 'R57', path: '/companies/doctors/:company', ...mistakeForm, load: person() },
  { id: 'R58', path: '/companies/doctors/:company/clinics', load: person('clinics') },
  { id: 'R59', path: '/companies/doctors/:company/reviews', ...chosen, load: person('reviews') },
  { id: 'R59', path: '/companies/doctors/:company/reviews/page/:page', ...chosen, load: person('reviews') },
  {
    id: 'R128',
    path: '/companies/appointment/:company',
    query: [...bookingQuery, 'sent'],
    form: appointmentForm,
    load: profileBooking,
  },
]
