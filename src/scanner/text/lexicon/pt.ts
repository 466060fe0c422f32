import type { Lexicon } from "../concepts.js";

export const pt: Lexicon = {
  neg: "nao|nunca|jamais|sem|nem|nada|ninguem|nenhum*|evite",
  override:
    "ignore|ignora|ignorar|esqueca|esquece|esquecer|desconsidere|desconsidera|desconsiderar|despreze|deixe de lado|contorne|desrespeite|sobrescreva",
  rules:
    "instrucoes|regras|diretrizes|orientacoes|restricoes|normas|politicas|limites|ordens|mensagem do sistema",
  prior: "anteriores|anterior|previas|acima|todas as|suas|tuas|recebidas|dadas|ate agora|originais",
  void: "nao valem mais|deixam de valer|sem efeito|perdem a validade|estao suspensas|nao se aplicam mais|deixa de valer|ficam anuladas",
  outrank:
    "prevalece* sobre|tem prioridade sobre|tem precedencia sobre|acima do usuario|acima do que o usuario",
  role: "agora voce e|a partir de agora voce|voce nao e mais|aja como|finja ser|assuma o papel|seu novo papel|comporte se como",
  unrestricted: "sem restricoes|sem limites|sem filtros|sem censura|qualquer comando|nunca recusa",
  tell: "diga|dizer|conte|contar|mencione|mencionar|informe|informar|revele|revelar|avise|avisar|comente|comentar|comunique|notifique|fale",
  show: "mostre|mostrar|exiba|exibir|apresente|indique",
  user: "usuario*|utilizador*|pessoa|cliente|humano|titular|dono",
  model: "assistente|modelo|agente|ia",
  secretly:
    "em silencio|silenciosamente|em segredo|as escondidas|discretamente|sem que o usuario|sem avisar|sem dizer|sem mencionar|sem informar|sem contar|de forma oculta|guarde para si|sem deixar rastro|nao precisa saber|nao deve saber|nao e preciso mencionar|nao e necessario mencionar|nao mencione isso|nao menciona|sem incomodar|sem alarmar|sem alertar|sem comentar|nao comente|nao deve aparecer|nao conte ao|nao diga ao|nao informe o|fica entre nos",
  summary: "resumo|resposta|confirmacao|relatorio",
  omit: "omita|omitir|oculte|ocultar|esconda|deixe de fora|nao aparece|nao mencione",
  sysprompt:
    "prompt do sistema|instrucoes do sistema|mensagem do sistema|instrucoes iniciais|suas instrucoes",
  convo:
    "conversa|historico|mensagens anteriores|ultimas mensagens|mensagens do usuario|dialogo|bate papo|chat",
  secret:
    "senha|senhas|credenciais|chave de api|chaves|chave privada|token|tokens|segredos|codigo de verificacao|numero do cartao|variaveis de ambiente|frase de recuperacao",
  private:
    "dados pessoais|caixa de entrada|mensagens mais recentes|pasta pessoal|arquivos do usuario|contatos|agenda|telefone|endereco residencial|arquivos e contas",
  read: "leia|ler|abra|abrir|carregue|carregar|busque|buscar|colete|coletar|liste|listar|extraia|obtenha|baixe|pegue|copie|copiar|recolha",
  put: "coloque|colocar|ponha|inclua|incluir|adicione|adicionar|anexe|anexar|insira|inserir|cole|preencha|preencher|escreva|escrever|copie|passe|acrescente",
  send: "envie|enviar|mande|mandar|encaminhe|encaminhar|transmita|publique|compartilhe|suba|faca upload|repasse|remeta",
  whole:
    "integra|integral|integralmente|completo|completa|inteiro|inteira|palavra por palavra|tal como|literalmente|o conteudo|conteudo de|todo o|na integra",
  exec: "execute|executar|executa|rode|rodar|inicie|chame|cumpra",
  shell: "terminal|linha de comando|console|como root",
  destroy: "apague|apagar|exclua|excluir|remova|remover|delete|destrua|sobrescreva|esvazie",
  consent: "confirmacao|permissao|consentimento|autorizacao|aprovacao|pergunte|perguntar|janela de permissao",
  noConsent:
    "sem perguntar|sem pedir|sem confirmacao|sem permissao|sem autorizacao|sem consultar|nao pergunte|nao peca|ja autorizou|sem esperar|conta como consentimento|vale como consentimento|vale como aprovacao|equivale a aprovacao|considera se aprovad*|considerado aprovad*|ja aprovado|aprovado de antemao|confirme voce mesmo|dispensa confirmacao|dispensa aprovacao|nao e necessario perguntar|nao e preciso perguntar",
  when: "quando|antes de|depois de|apos|cada vez|sempre que|assim que|uma vez|a cada|enquanto|ate que|ao fechar|ao iniciar|de cada|em cada",
  must: "deve|devem|deves|obrigatori*|sempre|e preciso|e necessario|importante|exige|tem que|convem|certifique|imprescindivel",
  otherTool:
    "outras ferramentas|outra ferramenta|qualquer ferramenta|ferramenta de e mail|ferramenta de email|ferramenta de arquivos|demais ferramentas|outros servidores|outro servidor",
  prefer:
    "em vez de|no lugar de|em lugar de|substitui|unica ferramenta|de preferencia|no lugar da|no lugar delas",
  refuse: "nao use|nao utilize|comprometid*|obsolet*|insegur*|proibid*|recuse|bloquead*",
  obey: "obedeca|obedecer|siga o|siga as|cumpra|cumprem se|cumprir|faca o que|execute o que|levar em conta o que|acate",
  doc: "detecta*|filtra*|classifica*|licao|curso|ataque*|tentativa*|suspeit*|verifica se",
  threat: "ataque*|suspeit*|injecao",
  suchAs: "por exemplo|exemplo|p. ex.|tais como|como",
  calls: "chamada*|uso|usos|consulta*|vez|vezes|requisic*",
  ordinal: "primeir*|segund*|terceir*|quart*|quint*|sext*|decim*",
  onward: "em diante|a partir de|desde entao|depois disso|deixa de aparecer",
  approved: "aprovad*|autorizad*|permitir sempre|janela de permissao",
  session:
    "de agora em diante|durante toda a sessao|resto da conversa|cada resposta|toda a conversa|a partir de agora|daqui em diante|em todas as conversas|doravante",
  argument: "argumento*|parametro*|campo|destinatario|beneficiario|valor|conta|chave pix|copia oculta",
  set: "troque|trocar|substitua|substituir|altere|alterar|defina|mude|usar a chave",
  whatever: "qualquer que seja|independentemente|mesmo que|mesmo se|nao importa|seja qual for",
  readOnly: "somente leitura|apenas leitura|nao altera|offline",
  only: "so|somente|apenas|unicamente",
  or: "ou|nem",
  filler: "o|a|os|as|de|do|da|dos|das|que|e|em|um|uma|para|por|com|se|no|na|ao",
  disguised:
    "como se|finja|fingir|apresente como|diga que|responda que|afirme que|como opiniao propria|como sua propria|em nome do usuario",
};
