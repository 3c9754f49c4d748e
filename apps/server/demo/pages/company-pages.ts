import type { DemoPage } from './demo-page.ts'

export const companyPages: DemoPage[] = [
  {
    key: 'about-us',
    title_sv: 'Om oss',
    title_en: 'About us',
    content_sv: `
      <p>Vi hyr ut minikranar, bandtransportörer, vakuumlyft och lyfttillbehör till den som lyfter där en mobilkran inte kommer in.</p>
      <h2>Vad vi gör</h2>
      <p>Företaget grundades den 15 mars 2013. Då som nu gäller samma fråga: vad väger det, hur högt ska det, och hur långt från kranen? Svaret avgör maskinen, inte tvärtom.</p>
      <p>Vi hyr ut med och utan förare, kör ut maskinerna, håller kurserna som föraren behöver, servar det vi hyr ut och säljer delar till det.</p>
      <h2>Så arbetar vi</h2>
      <p>Vi är tre anställda. Var och en svarar för flera depåer, så du pratar med samma person från förfrågan till retur.</p>
      <h2>Varför samma pris överallt</h2>
      <p>En kran kostar lika mycket att äga i Luleå som i Malmö. Därför står hyran på maskinen, öppet, och är densamma i hela landet. Det som skiljer är transporten, och den får du pris på före bokningen.</p>
      <h2>Vad vi inte gör</h2>
      <p>Vi hyr inte ut en större kran än du behöver, och ingen maskin till den som saknar utbildning för den. Våra siffror är till för att välja maskin. På plats avgör föraren och lasttabellen.</p>`,
    content_en: `
      <p>We rent out mini cranes, tracked carriers, vacuum lifters and lifting accessories to people who lift where a mobile crane cannot get in.</p>
      <h2>What we do</h2>
      <p>The company was founded on 15 March 2013. Then as now the question is the same: what does it weigh, how high does it go, and how far from the crane? The answer decides the machine, not the other way round.</p>
      <p>We rent out machines with and without an operator, deliver them, run the courses that operators need, service what we rent out and sell parts for it.</p>
      <h2>How we work</h2>
      <p>There are three of us. Each answers for several depots, so you talk to the same person from inquiry to return.</p>
      <h2>Why one price everywhere</h2>
      <p>A crane costs as much to own in Luleå as in Malmö. That is why the rental price is shown openly with every machine and is the same throughout the country. What differs is the transport, and you get a price for that before you book.</p>
      <h2>What we do not do</h2>
      <p>We do not rent you a larger crane than you need, nor any machine to somebody without training for it. Our figures are for choosing a machine. On site, the operator and the load chart decide.</p>`,
  },
  {
    key: 'leverantorer',
    title_sv: 'Leverantörer',
    title_en: 'Suppliers',
    content_sv: `
      <p>Märkena vi hyr ut, och vilka av dem vi också reparerar och säljer.</p>`,
    content_en: `
      <p>The makes we rent out, and which of them we also repair and sell.</p>`,
  },
  {
    key: 'cookies',
    title_sv: 'Kakor',
    title_en: 'Cookies',
    content_sv: `
      <p>Utan inloggning sparar sidan bara kakor som minns dina val: språk, pristyp, ditt svar om kakor och hur du har ställt in listor. Ingen annan får läsa dem, och ingenting hämtas från andra webbplatser innan du har sagt ja.</p>
      <h2>Ditt val</h2>
      <p>Väljer du Acceptera får vi hämta gatukartor från en annan webbplats och mäta hur sidan används, om det är påslaget. Väljer du Endast nödvändiga hämtas och mäts ingenting. Du ändrar valet när du vill, längre ner på den här sidan.</p>
      <h2>Ta bort kakor</h2>
      <p>Du kan radera kakorna i webbläsarens inställningar. Då glömmer sidan språk, pristyp och ditt val, och frågar igen.</p>`,
    content_en: `
      <p>Without a login the site stores only cookies that remember your choices: language, price type, your answer about cookies, and how you have set up lists. Nobody else may read them, and nothing is fetched from other websites before you have said yes.</p>
      <h2>Your choice</h2>
      <p>If you choose Accept, we may load street maps from another website and measure how the site is used, where that is switched on. If you choose Only necessary, nothing is loaded or measured. You can change the choice at any time, further down this page.</p>
      <h2>Removing cookies</h2>
      <p>You can delete the cookies in your browser’s settings. The site then forgets language, price type and your choice, and asks again.</p>`,
  },
  {
    key: 'gdpr',
    title_sv: 'Personuppgifter',
    title_en: 'Personal data',
    content_sv: `
      <p>Vi sparar det du själv skriver i en förfrågan, en kursanmälan eller en kreditansökan, för att kunna svara på den. Vi säljer inga uppgifter.</p>
      <h2>Vad vi sparar</h2>
      <ul>
        <li>Namn, e-post, och om du anger dem telefon och företag</li>
        <li>Maskin, depå, hämttid och returtid</li>
        <li>Kursanmälan: kursen och deltagarnas namn, och deras e-post om du anger den</li>
        <li>Kreditansökan: företagets nummer och adresser, den gräns du vill ha, och när och med vilken text du godkände att vi prövar den</li>
        <li>Ditt meddelande, ditt språk och om du valde priser med moms</li>
        <li>När det skedde, ärendets nummer och vad som hänt i det sedan</li>
        <li>Mejlen som vi skickar om ärendet</li>
      </ul>
      <h2>Varför</h2>
      <p>För att svara, lämna pris och hyra ut: det är åtgärder som du själv har bett om före ett avtal, och därefter avtalet. Deltagarnas namn står på kursbevisen. En kreditupplysning tar vi på företaget, bara när du har godkänt det. Det som hör till bokföringen sparar vi för att lagen kräver det.</p>
      <h2>Hur länge</h2>
      <ul>
        <li>Förfrågan, anmälan eller kreditansökan som inte ledde till något: 24 månader efter det sista som hände i ärendet.</li>
        <li>Ärende som blev hyra, kurs eller konto: efter 24 månader tar vi bort namn, e-post, telefon, meddelanden och bilder. Ber du oss gör vi det tidigare.</li>
        <li>Bokföring: till och med det sjunde året efter det kalenderår då räkenskapsåret avslutades.</li>
        <li>Spärrar mot missbruk: ett dygn. De räknar anrop på en förvanskad form av nätadressen.</li>
        <li>Det du skrivit i ett formulär men inte skickat: bara i din egen webbläsare, tills du stänger fliken.</li>
      </ul>
      <h2>Sökningar</h2>
      <p>Sökningar i kranväljaren, och lyften i lyftplaner utan vald kran, sparas i 24 månader som mått, månad och den depå du tittade på, utan något som pekar på dig. Av textsökningar utan träff räknar vi sökorden per månad. Det hjälper oss att köpa rätt maskiner.</p>
      <h2>Vem ser uppgifterna</h2>
      <p>Depån som får ärendet och de hos oss som sköter det. Den som driver vår server och vår e-post behandlar uppgifterna för vår räkning.</p>
      <h2>Dina rättigheter</h2>
      <p>Du får veta vad vi har om dig, få det rättat, raderat, begränsat eller utlämnat som fil, och du får invända mot hur vi använder det. Skriv till adressen längst ner på sidan från den e-post som ärendet gäller, så svarar vi inom en månad.</p>
      <p>Är du inte nöjd med svaret kan du klaga hos Integritetsskyddsmyndigheten, IMY.</p>`,
    content_en: `
      <p>We keep what you write in an inquiry, a course registration or a credit application, in order to answer it. We sell no data.</p>
      <h2>What we keep</h2>
      <ul>
        <li>Name, e-mail and, if you give them, phone and company</li>
        <li>Machine, depot, pickup and return time</li>
        <li>A course registration: the course and the participants’ names, and their e-mail if you give it</li>
        <li>A credit application: the company’s numbers and addresses, the limit you want, and when and in which wording you agreed that we consider it</li>
        <li>Your message, your language and whether you chose prices with VAT</li>
        <li>When it happened, the number of the case and what has happened in it since</li>
        <li>The e-mails that we send about the case</li>
      </ul>
      <h2>Why</h2>
      <p>To answer, to give a price and to rent out: steps that you asked for before a contract, and then the contract itself. The participants’ names are printed on the certificates. A credit report is taken on the company, and only when you have agreed to it. We keep what belongs to the bookkeeping because the law requires it.</p>
      <h2>How long</h2>
      <ul>
        <li>An inquiry, a registration or a credit application that led to nothing: 24 months after the last thing that happened in the case.</li>
        <li>A case that became a rental, a course or an account: after 24 months we remove name, e-mail, phone, messages and pictures. If you ask us, we do so earlier.</li>
        <li>Bookkeeping: to the end of the seventh year after the calendar year in which the financial year ended.</li>
        <li>Guards against misuse: one day. They count calls on a scrambled form of the network address.</li>
        <li>What you wrote in a form but did not send: only in your own browser, until you close the tab.</li>
      </ul>
      <h2>Searches</h2>
      <p>Searches in the crane selector, and the lifts of lift plans without a chosen crane, are kept for 24 months as measurements, month and the depot you looked at, without anything that points to you. Of text searches without a result we count the words by month. They help us buy the right machines.</p>
      <h2>Who sees the data</h2>
      <p>The depot that gets the case and those of us who handle it. Whoever runs our server and our mail processes the data on our behalf.</p>
      <h2>Your rights</h2>
      <p>You may learn what we hold about you, have it corrected, erased, restricted or provided as a file, and you may object to how we use it. Write to the address at the bottom of the page from the e-mail address that the case concerns, and we answer within a month.</p>
      <p>If you are not satisfied with the answer, you can complain to the Swedish Authority for Privacy Protection, IMY.</p>`,
  },
]
