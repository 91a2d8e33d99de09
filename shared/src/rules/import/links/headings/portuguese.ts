import type { HeadingVocabulary } from './headingVocabulary';

export const PORTUGUESE_HEADINGS: HeadingVocabulary = {
  owner:
    'proprietário, proprietários, proprietária, dono, donos, dona, titular, titulares, detentor, detentores, detentora, controlador, participante, comprador, compradores, adquirente, adquirentes, cessionário',
  heldBy: 'detido por, detida por, controlado por, controlada por',
  roles: {
    'Parent Company':
      'matriz, empresa-mãe, sociedade-mãe, empresa mãe, mãe, controladora, controladoras, empresa controladora, sociedade dominante, dominante',
    Shareholder:
      'acionista, acionistas, accionista, accionistas, sócio, sócios, sócia, sócias, quotista, quotistas, cotista, cotistas',
    'General Partner': 'sócio comanditado, sócios comanditados, comanditado',
    'Limited Partner': 'sócio comanditário, sócios comanditários, comanditário, comanditários',
    Investor: 'investidor, investidores',
    'Beneficial Owner':
      'beneficiário final, beneficiários finais, beneficiário efetivo, beneficiários efetivos, beneficiário efectivo',
    Director:
      'administrador, administradores, administradora, diretor, diretores, diretora, director, conselheiro, conselheiros',
    Manager: 'gerente, gerentes, gestor, gestores',
    President: 'presidente, presidentes',
    Secretary: 'secretário, secretários, secretária',
    'Authorised Signatory': 'procurador, procuradores',
    Trustee: 'fiduciário, fiduciários',
    Settlor: 'instituidor, instituidores',
    Protector: 'protetor, protetores',
    Beneficiary: 'beneficiário, beneficiários, beneficiária',
    Founder: 'fundador, fundadores',
  },
  pluralEndings: 's, es',
  owned:
    'empresa em carteira, filial, filiais, subsidiária, subsidiárias, controlada, controladas, participada, participadas, sociedade participada, empresa participada, investida, investidas, empresa investida, coligada, sociedade detida, empresa detida, detida, emissora, emitente, sociedade dependente',
  holds: 'detém, possui, controla, participa em',
  from: '',
  to: '',
  name: 'nome, nomes, nome completo, razão social, denominação, denominação social',
  heldName:
    'sociedade, sociedades, empresa, empresas, companhia, companhias, entidade, entidades, organização, pessoa jurídica, pessoa coletiva, fundação, fundo',
  holdings: 'participações',
  of: 'de, do, da, dos, das',
  votes: 'voto, votos, direito de voto, direitos de voto',
  amount: 'número de ações, número de quotas, número de acções, quantidade, montante, valor nominal, valor',
  link: {
    share:
      'participação, participações, participação em %, participação societária, percentagem, percentagens, percentagem de participação, porcentagem, porcentagem de participação, percentual, percentual de participação, % de participação, % do capital, quota, quotas, cota, cotas, quota-parte, ações',
    role: 'papel, cargo, função, relação, tipo de relação, qualidade, vínculo, qualificação',
    since:
      'aquisição, posse, desde, início, data de início, data início, a partir de, nomeado, nomeação, data de nomeação, entrada, data de entrada',
    until: 'até, fim, data de fim, data fim, término, cessação, data de cessação, saída, data de saída, renúncia',
    details: 'observação, observações, comentário, comentários, nota, notas',
    source: 'fonte, fontes',
  },
  party: {
    type: 'tipo, forma jurídica, natureza, natureza jurídica',
    country: 'país, países, nacionalidade, jurisdição, sede, país de constituição, domicílio',
    registration: 'número de registo, número de registro, NIPC, NIF, CNPJ, matrícula, número de matrícula, CPF',
    lei: 'código LEI',
    birthDate: 'data de nascimento, data nascimento, nascimento, nascido em',
    incorporation:
      'constituição, data de constituição, data da constituição, fundação em, data de fundação, fundada em, abertura, data de abertura, data de criação',
    id: 'chave, identificador, número',
  },
  entity: { firstName: 'nome próprio', lastName: 'apelido, sobrenome', notes: 'observações, comentários' },
  otherText:
    'classe, categoria, classe de ações, tipo de ações, moeda, endereço, morada, telefone, cidade, código postal, setor, atividade, residência, local de residência, profissão, ocupação, advogado, notário, certificado, vendedor, vendedores, cedente, cedentes',
  otherDate:
    'data, na data de, data de referência, data-base, data base, data do relatório, data de registo, data de registro, atualizado em, data de atualização',
};
