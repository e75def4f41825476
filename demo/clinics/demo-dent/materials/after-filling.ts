import { picture } from '../../../parts/picture.ts'
import type { SeedMaterial } from '../../../parts/seed-types.ts'

export const afterFilling: SeedMaterial = {
  slug: 'posle-plomby',
  category: 'around-treatment',
  date: '2026-10-01T05:00:00Z',
  specialist: '100101',
  image: picture('demo-dent/still-3', {
    ru: 'Рисунок: тарелка с овощами',
    kk: 'Сурет: көкөніс салынған тәрелке',
    uz: 'Rasm: sabzavotli likopcha',
    en: 'Drawing: a plate of vegetables',
  }),
  title: {
    ru: 'После пломбы: первые дни',
    kk: 'Пломбадан кейін: алғашқы күндер',
    uz: 'Plombadan keyin: birinchi kunlar',
    en: 'After a filling: the first days',
  },
  lead: {
    ru: 'Пломба твёрдая сразу, а онемение проходит не сразу.',
    kk: 'Пломба бірден қатады, ал ұйығаны бірден кетпейді.',
    uz: 'Plomba darhol qotadi, uvishish esa darhol oʻtmaydi.',
    en: 'The filling is hard at once; the numbness takes longer to go.',
  },
  content: {
    ru: `
<ul>
<li>Не ешьте и не пейте горячего, пока губа и щека немые: легко прикусить и не заметить. Следите за детьми, они любят жевать онемевшую губу.</li>
<li>Зубы чистите вечером как обычно.</li>
<li>Зуб может ныть на холодное и при накусывании до двух недель, с каждым днём меньше.</li>
</ul>
<h2>Придите раньше, если</h2>
<ul>
<li>пломба мешает сомкнуть зубы — её подправят за пять минут;</li>
<li>боль усиливается, будит ночью или держится дольше двух недель;</li>
<li>откололся край или застревает еда.</li>
</ul>
<p>С временной пломбой жуйте на другой стороне и не пропускайте следующий визит. Отёк лица, температура, трудно глотать или открывать рот — не ждите приёма, звоните 103.</p>`,
    kk: `
<ul>
<li>Ерін мен бет ұйып тұрғанда ыстық ішіп-жемеңіз: байқамай тістеп алу оңай. Балаларды қадағалаңыз, олар ұйыған ерінді шайнағанды жақсы көреді.</li>
<li>Кешке тісті әдеттегідей тазалаңыз.</li>
<li>Тіс суыққа және тістегенде екі аптаға дейін сыздауы мүмкін, күн сайын азаяды.</li>
</ul>
<h2>Мына жағдайда ертерек келіңіз</h2>
<ul>
<li>пломба тісті жұмуға кедергі болса — оны бес минутта түзетеді;</li>
<li>ауруы күшейсе, түнде оятса немесе екі аптадан ұзаққа созылса;</li>
<li>шеті сынса немесе тамақ тұрып қалса.</li>
</ul>
<p>Уақытша пломбамен екінші жағыңызбен шайнаңыз және келесі қабылдауды өткізіп алмаңыз. Бет ісінсе, қызу көтерілсе, жұтыну не ауызды ашу қиындаса, қабылдауды күтпей, 103 нөміріне қоңырау шалыңыз.</p>`,
    uz: `
<ul>
<li>Lab va yonoq uvishib turganda issiq yemang va ichmang: bilmay tishlab olish oson. Bolalarga qarang, ular uvishgan labni chaynashni yaxshi koʻradi.</li>
<li>Kechqurun tishni odatdagidek tozalang.</li>
<li>Tish sovuqqa va tishlaganda ikki haftagacha zirqirashi mumkin, kundan kunga kamayadi.</li>
</ul>
<h2>Quyidagi holatda ertaroq keling</h2>
<ul>
<li>plomba tishni yumishga xalaqit bersa — uni besh daqiqada toʻgʻrilashadi;</li>
<li>ogʻriq kuchaysa, kechasi uygʻotsa yoki ikki haftadan uzoq davom etsa;</li>
<li>cheti sinsa yoki ovqat tiqilib qolsa.</li>
</ul>
<p>Vaqtinchalik plomba bilan boshqa tomonda chaynang va keyingi qabulni oʻtkazib yubormang. Yuz shishsa, isitma chiqsa, yutish yoki ogʻiz ochish qiyinlashsa, qabulni kutmang, 103 ga qoʻngʻiroq qiling.</p>`,
    en: `
<ul>
<li>Have nothing hot while your lip and cheek are numb: it is easy to bite them and not notice. Watch children, who like to chew a numb lip.</li>
<li>Brush in the evening as usual.</li>
<li>The tooth may ache with cold and on biting for up to two weeks, less every day.</li>
</ul>
<h2>Come earlier if</h2>
<ul>
<li>the filling keeps your teeth from closing; it is put right in five minutes;</li>
<li>the pain grows, wakes you at night or lasts longer than two weeks;</li>
<li>an edge has broken off or food gets stuck.</li>
</ul>
<p>With a temporary filling chew on the other side and do not miss the next visit. With a swollen face, a fever, trouble swallowing or opening the mouth do not wait for an appointment: call 103.</p>`,
  },
}
