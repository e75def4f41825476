import type { SeedText } from '../../parts/seed-types.ts'

/** Rich text of the company, shown on its own pages and in the directory. */
export const description: SeedText = {
  ru: `
<p><strong>«Демо-Госпиталь» — вымышленная клиника.</strong> На ней видно, каким может быть сайт большой больницы на нашей платформе. Врачей, цен и корпусов не существует, лечь сюда на операцию нельзя.</p>
<p>По замыслу это многопрофильная клиника в Ташкенте: кардиология, диагностика, хирургия и реабилитация. От первого приёма до выписки пациента ведут одни и те же врачи.</p>
<h2>Чем она отличается</h2>
<ul>
<li>У каждого пациента есть ведущий врач, который собирает мнения остальных.</li>
<li>Снимки описывают в день обследования.</li>
<li>План восстановления пишут до операции, а не после неё.</li>
</ul>
<p>Тексты сайта дают общие сведения и не заменяют приём врача.</p>`,
  kk: `
<p><strong>«Демо-Госпиталь» — ойдан шығарылған клиника.</strong> Одан біздің платформадағы үлкен аурухана сайтының қандай болатынын көруге болады. Дәрігерлер, бағалар мен корпустар шын мәнінде жоқ, мұнда отаға жату мүмкін емес.</p>
<p>Ол Ташкенттегі көпбейінді клиника ретінде ойластырылған: кардиология, диагностика, хирургия және оңалту. Пациентті алғашқы қабылдаудан шыққанға дейін бір топ дәрігер емдейді.</p>
<h2>Несімен ерекшеленеді</h2>
<ul>
<li>Әр пациенттің өзгелердің пікірін жинақтайтын жетекші дәрігері бар.</li>
<li>Түсірілім қорытындысы тексеру күні дайын болады.</li>
<li>Қалпына келу жоспары отадан кейін емес, отаға дейін жазылады.</li>
</ul>
<p>Сайттағы мәтіндер жалпы мәлімет береді және дәрігер қабылдауын алмастырмайды.</p>`,
  uz: `
<p><strong>“Demo-Gospital” — oʻylab topilgan klinika.</strong> U bizning platformada katta shifoxona sayti qanday boʻlishini koʻrsatadi. Shifokorlar, narxlar va binolar aslida yoʻq, bu yerda operatsiyaga yotib boʻlmaydi.</p>
<p>U Toshkentdagi koʻp tarmoqli klinika sifatida oʻylangan: kardiologiya, diagnostika, jarrohlik va reabilitatsiya. Bemorni birinchi qabuldan to chiqib ketguniga qadar bir xil shifokorlar davolaydi.</p>
<h2>Nimasi bilan ajralib turadi</h2>
<ul>
<li>Har bir bemorning boshqalar fikrini jamlaydigan yetakchi shifokori bor.</li>
<li>Suratlar xulosasi tekshiruv kunining oʻzida tayyor boʻladi.</li>
<li>Tiklanish rejasi operatsiyadan keyin emas, undan oldin yoziladi.</li>
</ul>
<p>Saytdagi matnlar umumiy maʼlumot beradi va shifokor qabuli oʻrnini bosmaydi.</p>`,
  en: `
<p><strong>Demo-Hospital is a fictional clinic.</strong> It shows what the site of a large hospital can look like on our platform. Its doctors, prices and buildings do not exist, and nobody can be admitted here.</p>
<p>It is imagined as a multi-speciality hospital in Tashkent: cardiology, diagnostics, surgery and rehabilitation. The same doctors look after a patient from the first visit to discharge.</p>
<h2>What makes it different</h2>
<ul>
<li>Every patient has a lead doctor who gathers what the others think.</li>
<li>Scans are read on the day they are taken.</li>
<li>The recovery plan is written before surgery, not after it.</li>
</ul>
<p>The texts give general information and do not replace a visit to a doctor.</p>`,
}
