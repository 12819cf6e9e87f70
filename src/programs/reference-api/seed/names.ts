/** Common names that belong to nobody. */
export interface NamesOfCountry {
  country: string
  phone: string
  given: readonly string[]
  family: readonly string[]
}

const words = (text: string): readonly string[] => text.split(' ')

export const namesOfCountries: readonly NamesOfCountry[] = [
  {
    country: 'PL',
    phone: '+48',
    given: words(
      'Zofia Łukasz Małgorzata Paweł Agnieszka Michał Żaneta Wojciech Róża Kacper Hanna Bartosz'
    ),
    family: words(
      'Wiśniewska Dąbrowski Zieliński Woźniak Kozłowska Szymański Król Wróbel Pawłowska Gąsior Świątek Łuczak'
    )
  },
  {
    country: 'DE',
    phone: '+49',
    given: words(
      'Jürgen Anneliese Björn Käthe Lukas Mareike Günther Saskia Jörg Frieda Matthias Lena'
    ),
    family: words(
      'Müller Schäfer Köhler Weiß Krüger Böhm Jäger Vogt Groß Lindner Förster Baumann'
    )
  },
  {
    country: 'FR',
    phone: '+33',
    given: words(
      'Élodie François Chloé Jérôme Margaux Thibault Inès Gaël Anaïs Rémi Solène Benoît'
    ),
    family: words(
      'Lefèvre Dubois Girard Chevalier Gauthier Bérard Marchand Noël Rivière Dumas Besançon Lemaître'
    )
  },
  {
    country: 'ES',
    phone: '+34',
    given: words(
      'Álvaro Lucía Iñigo María Jesús Begoña Andrés Inés Óscar Rocío Hugo Nuria'
    ),
    family: words(
      'García Muñoz Núñez Jiménez Ibáñez Peña Vázquez Ortega Domínguez Sáez Castaño Rubio'
    )
  },
  {
    country: 'CZ',
    phone: '+420',
    given: words(
      'Jiří Kateřina Ondřej Zdeňka Tomáš Lenka Vojtěch Markéta Matěj Šárka Radek Eliška'
    ),
    family: words(
      'Novák Dvořáková Procházka Kučerová Horák Němec Pokorný Říhová Beneš Šimek Doležal Vlčková'
    )
  },
  {
    country: 'SE',
    phone: '+46',
    given: words(
      'Åsa Göran Linnéa Björn Märta Elin Sören Maja Håkan Ebba Nils Ingrid'
    ),
    family: words(
      'Ångström Sjöberg Lindqvist Nyström Bäckman Öberg Hedlund Åkesson Wallin Forsström Ek Lund'
    )
  },
  {
    country: 'IT',
    phone: '+39',
    given: words(
      'Giulia Niccolò Chiara Matteo Alessia Davide Ginevra Luca Noemi Riccardo Martina Paolo'
    ),
    family: words(
      'Rossi Bianchi Ferrari Romano Colombo Ricci Marino Greco Conti Costa Fontana Serra'
    )
  },
  {
    country: 'PT',
    phone: '+351',
    given: words(
      'João Inês Conceição Tomás Beatriz Simão Leonor Gonçalo Mafalda Rúben Catarina Diogo'
    ),
    family: words(
      'Gonçalves Magalhães Araújo Simões Guimarães Leitão Vieira Brandão Falcão Neves Lourenço Sá'
    )
  },
  {
    country: 'HU',
    phone: '+36',
    given: words(
      'Zsófia Gergő Ágnes Bálint Eszter Ákos Réka István Boglárka László Dóra Márton'
    ),
    family: words(
      'Szabó Tóth Kovács Nagy Horváth Kőszegi Fülöp Gál Bíró Szűcs Vörös Lengyel'
    )
  },
  {
    country: 'NL',
    phone: '+31',
    given: words(
      'Anouk Daan Fleur Joris Renée Sjoerd Maaike Thijs Zoë Bram Noortje Koen'
    ),
    family: words(
      'Bakker Visser Smit Dekker Kuipers Hoekstra Brouwer Vos Postma Schouten Mulder Dijkstra'
    )
  },
  {
    country: 'IE',
    phone: '+353',
    given: words(
      'Siobhán Oisín Aoife Cian Niamh Tadhg Gráinne Eoin Róisín Fionn Orla Dáithí'
    ),
    family: words(
      'Murphy Byrne Walsh Doyle Kennedy Lynch Nolan Quinn Hayes Brennan Foley Keane'
    )
  },
  {
    country: 'RO',
    phone: '+40',
    given: words(
      'Ioana Ștefan Mălina Răzvan Anca Mihai Brândușa Bogdan Ilinca Cătălin Oana Vlad'
    ),
    family: words(
      'Popescu Ionescu Mărgineanu Stănescu Țurcanu Dragomir Bălan Ciobanu Rusu Lăzărescu Moldovan Sârbu'
    )
  }
]
