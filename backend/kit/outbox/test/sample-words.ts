/** A long name of a clinic, with characters special in HTML. */
export const clinic = 'Многопрофильный медицинский центр «Авиценна <&> Ко»'
