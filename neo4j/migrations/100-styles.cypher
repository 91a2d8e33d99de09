// An organization's own styles of charts.
CREATE CONSTRAINT chart_style_key IF NOT EXISTS FOR (n:ChartStyle) REQUIRE n.key IS UNIQUE;
CREATE INDEX chart_style_organization_key IF NOT EXISTS FOR (n:ChartStyle) ON (n.organizationKey);
