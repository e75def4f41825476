import type { SeedText } from '../../parts/seed-types.ts'

/** Rich text of the company, shown on its own pages and in the directory. */
export const description: SeedText = {
  ru: `
<p><strong>«Демо-Практика» — вымышленная.</strong> Такого дома в Бишкеке нет, как нет его врачей, цен и сада. Это пример сайта для небольшой частной практики.</p>
<p>По замыслу здесь шесть врачей под одной крышей: семейные врачи, педиатры, невролог и психотерапевт. На приём отводят сорок минут, и большую часть врач слушает.</p>
<ul>
<li>Один врач знает всю семью.</li>
<li>Между приёмами можно выпить чаю.</li>
<li>Лишних анализов и лекарств не назначают.</li>
</ul>
<p>Тексты на сайте не заменяют разговора с врачом.</p>`,
  kk: `
<p><strong>«Демо-Практика» ойдан шығарылған.</strong> Бішкекте мұндай үй жоқ, дәрігерлері, бағалары мен бағы да жоқ. Бұл — шағын жеке практика сайтының үлгісі.</p>
<p>Ойдағы бұл үйде бір шаңырақ астында алты дәрігер бар: отбасы дәрігерлері, педиатрлар, невролог және психотерапевт. Қабылдауға қырық минут беріледі, соның көп бөлігінде дәрігер тыңдайды.</p>
<ul>
<li>Бір дәрігер бүкіл отбасын біледі.</li>
<li>Қабылдау арасында шай ішуге болады.</li>
<li>Артық талдау мен дәрі тағайындалмайды.</li>
</ul>
<p>Сайттағы мәтіндер дәрігермен әңгімені алмастырмайды.</p>`,
  uz: `
<p><strong>“Demo-Praktika” oʻylab topilgan.</strong> Bishkekda bunday uy yoʻq, uning shifokorlari, narxlari va bogʻi ham yoʻq. Bu kichik xususiy praktika saytining namunasi.</p>
<p>Tasavvurdagi bu uyda bir tom ostida olti shifokor bor: oilaviy shifokorlar, pediatrlar, nevrolog va psixoterapevt. Qabulga qirq daqiqa ajratiladi, uning koʻp qismida shifokor tinglaydi.</p>
<ul>
<li>Bitta shifokor butun oilani biladi.</li>
<li>Qabullar orasida choy ichish mumkin.</li>
<li>Ortiqcha tahlil va dorilar buyurilmaydi.</li>
</ul>
<p>Saytdagi matnlar shifokor bilan suhbat oʻrnini bosmaydi.</p>`,
  en: `
<p><strong>Demo-Practice is fictional.</strong> There is no such house in Bishkek, and no such doctors, prices or garden. It is an example of a site for a small private practice.</p>
<p>It is imagined as six doctors under one roof: family doctors, paediatricians, a neurologist and a psychotherapist. A visit takes forty minutes, and for most of them the doctor listens.</p>
<ul>
<li>One doctor knows the whole family.</li>
<li>There is tea between visits.</li>
<li>No unnecessary tests or medicines are prescribed.</li>
</ul>
<p>The texts do not replace a talk with a doctor.</p>`,
}
