export const graphQuery = /* GraphQL */ `
  query SharedGraph {
    sharedGraph {
      key
      name
      type
      routing
      style {
        key
        name
        cards
        font
        lines
        weightByShare
        jurisdiction
        colorBy
        bandBy
        offshore
        commonRoleInLegend
        lineColors {
          ownership
          trust
          control
          finance
          other
        }
        border
        logo
        footer
      }
      mayExport
      ownership
      neighbourLevel
      nodes {
        key
        typeName
        name
        party
        isPrivate
        country
        detail
        legalForm
        trailEnd
        x
        y
        flag
        flagColor
        label
        labelVisible
        fillColor
        icon
        hideIcon
        width
        chartDescription
        decoration {
          name
          text
          number
          yesNo
        }
        shareInfo
        shareNotes
        shareKeyPersons
        shareFiles
      }
      asOf
      links {
        ...SharedLinkFields
      }
      endedLinks {
        ...SharedLinkFields
      }
      groups {
        key
        name
        members
        collapsed
      }
      evidence {
        kind
        key
        name
        url
        statementId
      }
    }
  }

  fragment SharedLinkFields on SharedLink {
    key
    from
    to
    roles {
      role
      percentage
      minimum
      maximum
      minimumExclusive
      maximumExclusive
      startDate
      endDate
      via
      interest
      basis
      joint
      evidence {
        kind
        key
        note
      }
    }
    arrowType
    color
    dashed
    linkTextPosition
    points
    fromSpot
    toSpot
    adjusting
    routing
  }
`;
